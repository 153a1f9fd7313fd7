"""The pages of the client as tests use them: one object a board and a page.

They select by role and message id, by `data-testid` or by `data-part`; `tests/test_layout.py` checks that. They wait
for what the page reports (`data-stage` and `data-seq` of a table), never for time.
"""
