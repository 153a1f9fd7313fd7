"""Each kind of decision once: what can be chosen, what it does, why it is refused, and how it is written.

`actions` are the three actions of a turn; `targets` are decisions of effects about cards in play; `hands` are those
about hands and the exchange; `table` lists all of them by their verbs.
"""
