import { useNavigation } from "react-router";
import { loadingCopy } from "#ui/feedback/copy.ts";

/** A line at the top while the next page loads; it appears late, so that quick pages show none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div role="progressbar" aria-label={loadingCopy.loading} className="progress-line">
      <span />
    </div>
  );
}
