import { Link, useSearchParams } from "react-router";
import { Note } from "#ui/feedback/note.tsx";
import { Container } from "#ui/layout/container.tsx";

/** Shown on the home page after an unknown URL (SHELL-33). */
export function PageNotFoundNotice() {
  const [search] = useSearchParams();
  if (search.get("pageNotFound") !== "404") return null;
  return (
    <Container className="pt-2 pb-4">
      <Note tone="warn" role="status" title="We couldn't find that page.">
        It may have moved, or you may not have access yet. Search below, visit the{" "}
        <NoticeLink to="/help">help page</NoticeLink>, or{" "}
        <NoticeLink to="/contact-us">tell us what you were looking for</NoticeLink>.
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
