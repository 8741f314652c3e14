import { useEffect, useState } from "react";
import { needsNetwork } from "#lib/browser/offline-links.ts";
import { Note } from "#ui/feedback/note.tsx";
import { connectionCopy } from "./copy.ts";

/** Shows a notice when a link is pressed offline, because the browser's error page would replace the page. */
export function OfflineNotice() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (navigator.onLine || !(link instanceof HTMLAnchorElement)) return;
      if (!needsNetwork(link, location.href)) return;
      event.preventDefault();
      event.stopPropagation();
      setShown(true);
    };
    const hideNotice = () => setShown(false);
    // Listens in the capture phase, so that it runs before React Router.
    document.addEventListener("click", handleClick, true);
    window.addEventListener("online", hideNotice);
    return () => {
      document.removeEventListener("click", handleClick, true);
      window.removeEventListener("online", hideNotice);
    };
  }, []);

  return (
    <div role="status" className="fixed inset-x-4 top-4 z-60 mx-auto max-w-xl">
      {isShown && (
        <Note tone="danger" className="shadow-3">
          {connectionCopy.offline}
        </Note>
      )}
    </div>
  );
}
