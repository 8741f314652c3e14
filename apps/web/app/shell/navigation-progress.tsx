import { loadTexts } from "@boab/contracts/common/texts";
import { useNavigation } from "react-router";

/** A line at the top while the next page loads; it appears late, so that quick pages show none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label={loadTexts.loading}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-1 animate-late overflow-hidden bg-paper print:hidden"
    >
      <span className="block h-full w-2/5 animate-sweep bg-primary motion-reduce:w-full motion-reduce:animate-none" />
    </div>
  );
}
