import { useLocation } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { userListCopy } from "./copy.ts";

const emptyStateClass = "m-4 mt-0 border-0";

export function NoUsers() {
  return (
    <EmptyState
      title={userListCopy.noUsers}
      picture="stool"
      className={emptyStateClass}
      action={
        <LinkButton to="?" variant="secondary" size="sm">
          Clear filters
        </LinkButton>
      }
    >
      Try another name or clear a filter.
    </EmptyState>
  );
}

export function UsersLoadFailed() {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState
        title={userListCopy.loadUsersFailed}
        className={emptyStateClass}
        action={
          <LinkButton to={pathname + search} variant="secondary" size="sm">
            Try again
          </LinkButton>
        }
      >
        We can't load users right now. Please try again in a moment.
      </EmptyState>
    </div>
  );
}
