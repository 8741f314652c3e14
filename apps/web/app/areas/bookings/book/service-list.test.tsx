import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ServiceList } from "./service-list.tsx";

const service = {
  id: "11111111-1111-4111-8111-111111111111",
  title: "Box braids",
  price: 180,
  priceCents: 18_000,
  durationMinutes: 240,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  depositCents: null,
  styles: null,
  extras: [],
  preparation: [],
};

const Subject = () => <ServiceList slug="ubuntu" services={[service]} />;
const Stub = createRoutesStub([{ path: "/", Component: Subject }]);

test("BOOK-02 a service of $180 that takes 240 minutes shows $180.00", () => {
  const html = renderToStaticMarkup(<Stub />);
  expect(html).toContain(">$180.00<");
  expect(html).not.toContain("$2.40");
  expect(html).toContain("4 hours");
});
