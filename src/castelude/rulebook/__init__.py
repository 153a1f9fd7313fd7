"""The rules for people (`page`) and the specification for programs (`specification`), in every language."""
