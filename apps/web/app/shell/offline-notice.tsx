import { loadTexts } from "@boab/contracts/common/texts";
import { useEffect, useState } from "react";
import { needsNetwork } from "#lib/browser/offline-links.ts";
import { Note } from "#ui/feedback/note.tsx";

/** Without a connection a pressed link would replace the page by the browser's error page. */
export function OfflineNotice() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (navigator.onLine || !(link instanceof HTMLAnchorElement)) return;
      if (!needsNetwork(link, location.href)) return;
      event.preventDefault();
      event.stopPropagation();
      setShown(true);
    };
    const goOn = () => setShown(false);
    // Before React Router sees it.
    document.addEventListener("click", stay, true);
    window.addEventListener("online", goOn);
    return () => {
      document.removeEventListener("click", stay, true);
      window.removeEventListener("online", goOn);
    };
  }, []);

  return (
    <div role="status" className="fixed inset-x-4 top-4 z-60 mx-auto max-w-xl">
      {isShown && (
        <Note tone="danger" className="shadow-3">
          {loadTexts.offline}
        </Note>
      )}
    </div>
  );
}
