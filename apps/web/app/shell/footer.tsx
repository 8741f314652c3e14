import { brand } from "@boab/contracts/common/brand";
import { Link } from "react-router";
import { LazyBoundary, lazyComponent } from "#ui/feedback/lazy-boundary.tsx";
import { Logo } from "#ui/media/logo.tsx";
import { Selvedge } from "#ui/media/selvedge.tsx";
import { footerColumns } from "./footer-links.ts";

/** The server renders the whole form, and it posts without JavaScript, so its code is loaded after the page's. */
const SubscribeForm = lazyComponent(async () => {
  const { SubscribeForm } = await import("#areas/outreach/subscribe-form.tsx");
  return { default: SubscribeForm };
});

const width = "mx-auto w-full max-w-[1360px] px-gutter";

export function Footer() {
  return (
    <footer className="theme-dark on-night site-footer print:hidden">
      <Selvedge />
      <div className={`${width} footer-columns`}>
        <div className="col-span-full lg:col-span-1">
          <Logo isReversed className="h-10.5" />
          <p className="mt-4.5 max-w-[30ch] text-ink-2">{brand.footerLine}</p>
          <p className="mt-4.5 text-sm text-ink-3">
            Support:{" "}
            <a
              href={`mailto:${brand.supportEmail}`}
              className="target-44 underline underline-offset-3 hover:text-cream"
            >
              {brand.supportEmail}
            </a>
          </p>
        </div>
        {footerColumns.map((column) => (
          <nav key={column.heading} aria-label={column.heading}>
            <FooterHeading>{column.heading}</FooterHeading>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="inline-block py-[5px] text-md text-ink-2 hover:text-white hover:underline pointer-coarse:py-2.5"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-full lg:col-span-1">
          <FooterHeading>New businesses, once a fortnight</FooterHeading>
          <LazyBoundary failed={<SubscribeLink />}>
            <SubscribeForm isCompact />
          </LazyBoundary>
        </div>
      </div>
      <div className={width}>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-4 border-t border-line pt-5.5 pb-8 text-sm text-ink-3 md:pb-5.5">
          <p>
            © {new Date().getFullYear()} {brand.name}. {brand.acknowledgement}
          </p>
          <p>
            Prices in {brand.currency}. Opening a store is free to join, with commission on sales.
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterHeading({ children }: { children: string }) {
  return (
    <h2 className="mb-2.5 font-sans text-md font-[620] [font-stretch:100%] leading-[1.4] tracking-normal text-white">
      {children}
    </h2>
  );
}

const SubscribeLink = () => (
  <Link to="/newsletter/subscribe" className="target-44 underline underline-offset-3">
    Subscribe
  </Link>
);
