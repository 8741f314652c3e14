import { launchAreas } from "@boab/contracts/common/access";
import { Link, useSearchParams } from "react-router";
import { openingPath } from "#lib/launch/opening-path.ts";
import { useSession } from "#lib/session/session.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";
import { useLaunchSwitches } from "./launch-switches.ts";
import { listClosedAreas } from "./navigation.ts";

/** Shown on the home page after an unknown URL (SHELL-33), and after one of a closed area. */
export function PageNotFoundNotice() {
  const [search] = useSearchParams();
  const { profile } = useSession();
  const closed = listClosedAreas(profile, useLaunchSwitches());
  if (search.get("pageNotFound") !== "404") return null;
  return (
    <Container className="pt-2 pb-4">
      <Note tone="warn" role="status" title="We couldn't find that page.">
        It may have moved, or you may not have access yet. Search below, visit the{" "}
        <NoticeLink to="/help">help page</NoticeLink>, or{" "}
        <NoticeLink to="/contact-us">tell us what you were looking for</NoticeLink>.
        {closed.length > 0 && (
          <span className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            {closed.map((area) => (
              <NoticeLink key={area} to={openingPath(area)}>
                {`Tell me when ${launchAreas[area].name} opens`}
              </NoticeLink>
            ))}
          </span>
        )}
      </Note>
    </Container>
  );
}

function NoticeLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-semibold underline underline-offset-3">
      {children}
    </Link>
  );
}
