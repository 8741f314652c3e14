import type { CustomerRow } from "@boab/contracts/bookings/customers";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { formatDate } from "@boab/format/dates";
import { formatCount } from "@boab/format/numbers";
import { formatPhone } from "@boab/format/phone";
import { Form, Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { useList } from "#ui/list-page/use-list.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";

interface CustomersPageProps {
  slug: string;
  list: LoadedList<CustomerRow>;
  total: number;
  /** What was searched for; empty for everybody. */
  search: string;
}

/** Shows who booked at the business, those who booked last first. */
export function CustomersPage({ slug, search, total, ...props }: CustomersPageProps) {
  const list = useList(props.list, ({ id }) => id);
  return (
    <Container className="pt-[18px] pb-section md:pt-6">
      <h1 className="text-3xl">Customers</h1>
      <p className="mt-1 mb-5 text-ink-2">
        {describeTotal(total)} Only people with access to customers see this.
      </p>
      <ListPage
        of={list}
        search={
          <Form
            key={search}
            method="get"
            role="search"
            className="flex flex-wrap items-end gap-3 border-b border-line p-4"
          >
            <SearchField
              label="Search customers"
              name="q"
              defaultValue={search}
              placeholder="Name, phone or email"
              maxLength={120}
              className="min-w-0 flex-1 basis-40"
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </Form>
        }
        empty={<NoCustomers slug={slug} search={search} />}
      >
        <ul>
          {list.rows.map((customer) => (
            <CustomerItem key={customer.id} slug={slug} customer={customer} />
          ))}
        </ul>
      </ListPage>
    </Container>
  );
}

const describeTotal = (total: number) =>
  total === 1 ? "1 person has booked." : `${formatCount(total)} people have booked.`;

function CustomerItem({ slug, customer }: { slug: string; customer: CustomerRow }) {
  const { id, name, visits, phone, email, latestStartsAt, timeZone } = customer;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus md:px-6">
      <Avatar name={name} size={40} />
      <div className="min-w-0 flex-1">
        <Link
          to={bookingPaths.customer(slug, id)}
          className="font-[640] wrap-anywhere no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none"
        >
          {name}
        </Link>
        <p className="text-sm text-ink-3">{describeVisits(visits)}</p>
      </div>
      <p className="min-w-0 text-md wrap-anywhere text-ink-2 max-md:hidden md:w-76">
        {phone ? formatPhone(phone).text : email}
      </p>
      {customer.areOnlineBookingsStopped && <Chip tone="warn">Not online</Chip>}
      <p className="w-24 flex-none text-right text-sm text-ink-3">
        {formatDate(latestStartsAt, timeZone)}
      </p>
    </li>
  );
}

const describeVisits = (visits: number) =>
  visits === 0 ? "No visits yet" : visits === 1 ? "1 visit" : `${visits} visits`;

function NoCustomers({ slug, search }: { slug: string; search: string }) {
  if (search)
    return (
      <EmptyState
        title={`No customer called “${search}”`}
        headingLevel="h2"
        className="border-0"
        action={
          <LinkButton to={bookingPaths.customers(slug)} variant="secondary">
            Show everybody
          </LinkButton>
        }
      >
        Check the spelling, or search by phone. We look at how a name, number or email begins.
      </EmptyState>
    );
  return (
    <EmptyState title="Your customers show up here" headingLevel="h2" className="border-0">
      They're listed once they've booked online and confirmed their email.
    </EmptyState>
  );
}
