import { CreditCardIcon } from "@phosphor-icons/react/dist/ssr/CreditCard";
import { MegaphoneSimpleIcon } from "@phosphor-icons/react/dist/ssr/MegaphoneSimple";
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/ssr/ShieldCheck";
import { TimerIcon } from "@phosphor-icons/react/dist/ssr/Timer";
import { Container } from "#ui/layout/container.tsx";
import { Carousel } from "#ui/media/carousel.tsx";
import { launchCopy } from "./copy.ts";

const highlights = [
  { name: "Quick setup", text: "A store page of your own in an evening.", Icon: TimerIcon },
  {
    name: launchCopy.stripePayment,
    text: "Cards and wallets, paid to your bank account.",
    Icon: CreditCardIcon,
  },
  {
    name: "Built-in promotion",
    text: "Search, the newsletter and the magazine.",
    Icon: MegaphoneSimpleIcon,
  },
  {
    name: "Secure & trusted",
    text: "Every payment ends as an order or a refund.",
    Icon: ShieldCheckIcon,
  },
];

export const Highlights = () => (
  <section aria-label="Highlights" className="border-b border-line bg-surface">
    <Container className="grid gap-x-8 gap-y-5 py-6 sm:grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-line">
      {highlights.map(({ name, text, Icon }) => (
        <div key={name} className="flex gap-3.5 lg:not-first:pl-8">
          <Icon size={28} aria-hidden="true" className="flex-none text-primary-text" />
          <div>
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-ink-2">{text}</p>
          </div>
        </div>
      ))}
    </Container>
  </section>
);

export const About = ({ picture }: { picture: string }) => (
  <Container className="grid items-center gap-10 py-section lg:grid-cols-2 lg:gap-20">
    <section aria-labelledby="about">
      <h2 id="about" className="type-title">
        A shop among neighbours
      </h2>
      <div className="mt-5 max-w-[54ch] space-y-4 text-lg text-ink-2">
        <p>
          People come to Boab for a braider in St Albans or a table in Marrickville. Your store sits
          right beside them: on the same search, in the same stories, with one cart for every
          seller.
        </p>
        <p>
          A person on our team reads every request to sell. We look for things made, grown, sewn,
          pressed or chosen by African-owned businesses here in Australia.
        </p>
      </div>
    </section>
    <img
      src={picture}
      alt=""
      width={900}
      height={900}
      loading="lazy"
      className="aspect-square w-full max-w-[34rem] justify-self-center rounded-xl object-cover"
    />
  </Container>
);

const steps = [
  {
    title: "Ask for a store",
    text: "Create an account and tell us what you make. We reply within 2 days.",
  },
  { title: "Set up your page", text: "Name, logo, header photo, story and what delivery costs." },
  {
    title: "Connect your bank",
    text: "Stripe checks your ID and takes your bank details. About 10 minutes.",
  },
  {
    title: "Add items, go live",
    text: "Photos, sizes and price. You see what you'll keep before you publish.",
  },
];

export const HowItWorks = () => (
  <Container className="pb-section">
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="type-title scroll-mt-24">
        How it works
      </h2>
      <ol className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <span aria-hidden="true" className="text-3xl text-primary-text type-display">
              {index + 1}
            </span>
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="mt-1 text-md text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  </Container>
);

interface StoreIdea {
  id: string;
  title: string;
  text: string;
  picture: string;
}

/** Shows ideas for stores. They are no testimonials, so nobody is quoted. */
export const StoreSlider = ({ slides }: { slides: readonly StoreIdea[] }) => (
  <Container className="py-section">
    <h2 className="mb-8 type-title">What you could sell</h2>
    <Carousel
      label="What you could sell"
      isOnDark
      className="theme-dark on-night overflow-hidden rounded-xl bg-gum-800 text-[#f7f0e4]"
      controlsClassName="absolute right-6 bottom-6 max-md:static max-md:px-6 max-md:pb-6"
      slides={slides.map(({ id, title, text, picture }) => ({
        id,
        content: (
          <div className="grid md:grid-cols-[.9fr_1.1fr]">
            <img
              src={picture}
              alt=""
              width={1360}
              height={378}
              loading="lazy"
              className="aspect-[4/3] size-full object-cover md:aspect-square md:max-h-[26rem]"
            />
            <div className="flex flex-col justify-center p-6 md:p-12 md:pb-24">
              <h3 className="text-2xl md:text-3xl">{title}</h3>
              <p className="mt-3 max-w-[44ch] text-lg text-[#d9d5e6]">{text}</p>
            </div>
          </div>
        ),
      }))}
    />
  </Container>
);
