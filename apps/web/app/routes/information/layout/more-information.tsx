import { Link } from "react-router";
import { informationPages } from "./information-pages.ts";

export function MoreInformation({ current }: { current: string }) {
  return (
    <nav
      aria-labelledby="more-information"
      className="mt-16 border-t border-line pt-6 print:hidden"
    >
      <h2 id="more-information" className="text-lg">
        More help
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {informationPages
          .filter((page) => page.path !== current)
          .map((page) => (
            <li key={page.path}>
              <Link to={page.path} className="link inline-block py-1.5">
                {page.name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
