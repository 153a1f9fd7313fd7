"""Every refusal is a value that names its clause, in both languages."""

import castelude

match = castelude.new_match("castello", seed=7)
verdict = match.explain("A1-A9")
print(verdict.legal, verdict.clause)
print(verdict.words("en"))
print(verdict.words("fr"))

try:
    match.apply("A1-A9")
except castelude.IllegalAction as error:
    print(error.code, error.clause)
