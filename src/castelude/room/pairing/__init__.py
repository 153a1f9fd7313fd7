"""Quick pairing: who looks for opponents, who fits whom, and the table that follows."""
