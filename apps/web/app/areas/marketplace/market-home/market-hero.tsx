import { Form } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Container } from "#ui/layout/container.tsx";
import { browsePath } from "../paths.ts";

/** Introduces the marketplace and links into it. */
export function MarketHero({ summary, picture }: { summary: string; picture: string }) {
  return (
    <section aria-label="Welcome to the marketplace" className="bg-ochre-100 dark:bg-indigo-800">
      <Container className="grid items-center gap-x-16 lg:grid-cols-[1.1fr_.9fr]">
        <div className="py-9 lg:py-16">
          <h1 className="type-hero">Made by hand. Sent from down the road.</h1>
          <p className="mt-5 max-w-[46ch] text-lg">
            Cloth, coffee, records, skincare and furniture from African-owned sellers in Australia.{" "}
            {summary}
          </p>
          <Form
            method="get"
            action={browsePath}
            role="search"
            aria-label="Search the marketplace"
            className="mt-6 flex max-w-[560px] gap-2.5"
          >
            <SearchField
              label="Search products, brands, colours"
              placeholder="Search products, brands, colours"
              name="q"
              maxLength={120}
              className="min-w-0 flex-1"
            />
            <Button type="submit">Search</Button>
          </Form>
          <LinkButton to={browsePath} variant="secondary" className="mt-4">
            Browse everything
          </LinkButton>
        </div>
        <img
          src={picture}
          alt=""
          width={900}
          height={900}
          className="mt-8 aspect-square w-full max-w-[520px] justify-self-end rounded-t-[260px] object-cover max-lg:hidden"
        />
      </Container>
    </section>
  );
}
