"""A device that is told by push messages, also while no page of the room is open.

The network's push services cannot be reached here. What they do is done by hand: the page is given a subscription at
the service that the tests run, and Chromium itself wakes the room's service worker with what has arrived there. No
hand can click a notification of a browser without a screen: the test sends the worker the event of the click, and opens
what the worker then asks for.
"""

import json
from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.kit.browser import PATIENCE_MS, Visitor
from tests.kit.push import Browser
from tests.kit.room import until

SUBSCRIBED = """
(() => {
  const keys = %s;
  const subscription = { endpoint: keys.endpoint, toJSON: () => ({ endpoint: keys.endpoint, keys }) };
  PushManager.prototype.subscribe = async () => subscription;
  PushManager.prototype.getSubscription = async () => subscription;
})();
"""
SHOWN = """async () => {
  const [one] = await self.registration.getNotifications();
  return one ? { title: one.title, body: one.body, tag: one.tag } : null;
}"""
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  const asked = new Promise((resolve) => { self.clients.openWindow = async (url) => resolve(url); });
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  return await asked;
}"""


class DeviceWithPush:
    def __init__(self, person: Visitor, browser: Browser) -> None:
        self.person = person
        self.browser = browser
        person.context.add_init_script(SUBSCRIBED % json.dumps(browser.subscription()))
        self._empty: CDPSession | None = None
        self._registration = ""

    def switch_on(self) -> None:
        """Tick the box in the settings; the room knows of this device then."""
        self.person.go("/profile")
        self.person.expect_loaded()
        self.person.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        self.person.field("web-notices-push").check()
        expect(self.person.button("web-notices-test")).to_be_visible()

    def close_pages(self) -> None:
        """Close every page of the room; an empty one stays open, because a browser without any ends."""
        empty = self.person.context.new_page()
        self.person.page.close()
        self.person.page = empty
        found: list[dict[str, Any]] = []
        self._empty = self.person.context.new_cdp_session(empty)
        self._empty.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
        self._empty.send("ServiceWorker.enable")
        until(lambda: empty.evaluate("1") and found)  # events come while Playwright waits for an answer
        (self._registration,) = {one["registrationId"] for one in found}

    def deliver(self, message: str) -> dict[str, str]:
        """Chromium wakes the worker with a message; the notification that it shows."""
        assert self._empty is not None
        about = {"origin": self.person.room.url, "registrationId": self._registration, "data": message}
        self._empty.send("ServiceWorker.deliverPushMessage", about)
        until(lambda: self._worker().evaluate(SHOWN))
        return dict(self._worker().evaluate(SHOWN))

    def click(self) -> None:
        """On the notification; what it opens is the page of this person from now on."""
        url = self._worker().evaluate(CLICK)
        self.person.page.set_default_timeout(PATIENCE_MS)
        self.person.go(url)

    def _worker(self) -> Any:  # noqa: ANN401 a worker that was stopped is another one when it wakes
        return self.person.context.service_workers[-1]
