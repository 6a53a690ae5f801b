"""Why a choice is refused: the rules formulated a second time, independently of the first."""
