import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OfflineNotice } from "./offline-notice.tsx";

afterEach(() => vi.restoreAllMocks());

test("a link pressed without a connection keeps the page and says so, until the connection is back", async () => {
  const pressed = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await render(
    <>
      <OfflineNotice />
      <a href="/help" onClick={pressed}>
        Help
      </a>
    </>,
  );
  const link = page.getByRole("link", { name: "Help" });
  const notice = page.getByText(/^You're offline/);
  await link.click();
  await expect.element(notice).toBeVisible();
  expect(pressed).not.toHaveBeenCalled();

  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.element(notice).not.toBeInTheDocument();
  await link.click();
  expect(pressed).toHaveBeenCalledOnce();
});
