"""The games as environments of other libraries, each with the encodings of `castelude.encoding`.

`castelude.envs.aec`: PettingZoo, all seats in turn. `castelude.envs.single`: Gymnasium, one seat against bots, and many
such tables at once. `castelude.envs.openspiel`: the games registered with OpenSpiel. Each needs the extra of its
library.
"""
