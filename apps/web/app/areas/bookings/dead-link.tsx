import type { ReactNode } from "react";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Chip } from "#ui/text/chip.tsx";

/** An emailed link that has expired or was replaced leads to this page. Its content says where to go instead. */
export const DeadLink = ({ children }: { children: ReactNode }) => (
  <Container className="py-12 md:py-18">
    <Card className="mx-auto max-w-[560px]">
      <Chip>Old link</Chip>
      <h1 className="mt-3 text-3xl">This link no longer works</h1>
      {children}
    </Card>
  </Container>
);
