"""The analysis board, and a study on it."""

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor


class AnalysisPage:
    def __init__(self, person: Visitor, path: str) -> None:
        self.person = person
        page = person.page
        self.frame = page.get_by_test_id("analysis-board")
        self.nodes = page.get_by_test_id("node")
        self.comment = page.get_by_test_id("comment")
        self.comments = page.get_by_test_id("comment-shown")
        self.eyes = page.get_by_test_id("eyes")
        self.secrets = page.get_by_test_id("secrets")
        self.engine = page.get_by_test_id("engine")
        self.line_actions = page.get_by_test_id("lines").get_by_test_id("line-action")
        self.walked = page.get_by_test_id("walked")
        self.explorer = page.get_by_test_id("explorer")
        self.explored = page.get_by_test_id("explorer-moves").locator("[data-action]")
        self.walk = page.get_by_test_id("walk")
        self.draw = page.get_by_test_id("draw")
        self.marks = page.get_by_test_id("drawings").locator("[data-mark]")
        self.saved = page.get_by_test_id("saved")
        self.title = page.get_by_test_id("study-title")
        person.go(path)
        expect(self.frame).to_be_visible()

    def expect_plies(self, count: int) -> None:
        """So many actions lead to the position that is shown."""
        expect(self.frame).to_have_attribute("data-plies", str(count))

    def expect_walked(self, count: int) -> None:
        """The board shows a line of the bot, after so many of its actions."""
        expect(self.frame).to_have_attribute("data-walked", str(count))

    def play(self, *cells: str) -> None:
        """Move a pawn of Castello."""
        for cell in cells:
            self.person.part(f"from:{cell}").click()

    def expect_hand_of_castel(self, cards: Sequence[str]) -> None:
        """These cards lie in the hand that is shown."""
        for card in cards:
            expect(self.frame.locator(f'[data-anchor="hand"] [data-cards~="{card}"]')).to_have_count(1)

    def line_of_both(self) -> Locator:
        """The best line that is long enough for an answer; briefly searched ones may end with the first action."""
        lines = self.person.page.get_by_test_id("lines").get_by_role("listitem")
        return lines.filter(has=self.person.page.locator('[data-seat="1"]')).first

    def press(self, *keys: str) -> None:
        """On the page itself, where the arrow keys walk through the game."""
        self.frame.evaluate("document.activeElement.blur()")
        for key in keys:
            self.person.page.keyboard.press(key)

    def variations(self) -> Locator:
        """The actions that do not belong to the main line."""
        return self.frame.locator('[data-node][data-depth="1"]')

    def save_as_study(self, name: str) -> None:
        """Keep it as a new study that whoever has the link may read."""
        page = self.person.page
        page.get_by_test_id("study-name").fill(name)
        page.get_by_test_id("study-shared").check()
        page.get_by_test_id("study-save").click()
        expect(self.title).to_have_text(name)


class EditorPage:
    def __init__(self, person: Visitor, game: str) -> None:
        page = person.page
        self.person = person
        self.verdict = page.get_by_test_id("editor-verdict")
        self.analyse = page.get_by_test_id("editor-analyse")
        self.table = page.get_by_test_id("editor-table")
        self.deal_taken = page.get_by_test_id("deal-taken")
        self.deal_why = page.get_by_test_id("deal-why")
        self.make_puzzle = page.get_by_test_id("make-puzzle-button")
        self.no_puzzle = page.get_by_test_id("no-puzzle")
        person.go(f"/editor/{game}")
        expect(self.analyse).to_be_visible()

    def cards(self, of: str) -> Locator:
        """The cards of a list of the deal."""
        return self.person.page.locator(f'[data-testid="deal-card"][data-list="{of}"]')

    def put(self, tool: str, cell: str) -> None:
        """Use a tool on a cell of Castello."""
        self.person.page.get_by_test_id(f"tool-{tool}").check()
        self.person.part(f"from:{cell}").click()
