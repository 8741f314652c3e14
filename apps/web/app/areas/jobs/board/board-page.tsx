import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { type FormEvent, useRef } from "react";
import { Form, Link, useNavigate, useNavigation } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { useTypedValue } from "#ui/forms/use-typed-value.ts";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { ListRows } from "#ui/list-page/list-rows.tsx";
import { useList } from "#ui/list-page/use-list.ts";
import { Weave } from "#ui/media/weave.tsx";
import { jobsPath } from "../paths.ts";
import { BoardFilters } from "./board-filters.tsx";
import { buildBoardPath } from "./board-path.ts";
import type { BoardView } from "./board-view.ts";
import { JobTile } from "./job-tile.tsx";

const formId = "board";

/** The board is a GET form, so its URL is the search. */
export function BoardPage({ board }: { board: BoardView }) {
  const search = useBoardForm();
  return (
    <>
      <section
        aria-labelledby="jobs-title"
        className="relative overflow-hidden bg-gum-700 text-cream"
      >
        <Weave
          name="Jobs at African-owned businesses"
          className="absolute inset-y-0 right-0 h-full w-[30%] object-cover max-lg:hidden"
        />
        <Container className="relative py-9 md:py-12">
          <h1 id="jobs-title" className="type-title max-w-[18ch] lg:max-w-none">
            Jobs at African-owned businesses
          </h1>
          <p className="mt-2.5 text-lg">{board.lead}</p>
          <Form
            ref={search.ref}
            id={formId}
            method="get"
            action={jobsPath}
            role="search"
            className="mt-6 grid gap-2.5 rounded-lg bg-surface p-2.5 text-ink sm:grid-cols-[1.4fr_1fr_auto] lg:max-w-[64%]"
            onSubmit={search.handleSubmit}
          >
            <SearchField
              ref={useTypedValue(board.values.q)}
              label="Job title, skill or business"
              placeholder="Job title, skill or business"
              name="q"
              maxLength={120}
              defaultValue={board.values.q}
            />
            <TextField
              ref={useTypedValue(board.values.place)}
              label="Suburb or postcode"
              isLabelHidden
              placeholder="Suburb or postcode"
              name="place"
              maxLength={80}
              autoComplete="off"
              defaultValue={board.values.place}
              prefix={<MapPinIcon size={20} aria-hidden="true" />}
            />
            <Button type="submit">Search jobs</Button>
          </Form>
        </Container>
      </section>
      <Container className="grid items-start gap-x-10 gap-y-6 pt-7 pb-section md:pt-10 lg:grid-cols-[244px_minmax(0,1fr)] xl:grid-cols-[244px_minmax(0,1fr)_280px]">
        <BoardFilters board={board} formId={formId} onChange={search.send} />
        <Results board={board} isSearching={search.isSearching} />
        <HiringCard />
      </Container>
    </>
  );
}

/** Submits when a filter changes; text waits for Enter. Without JavaScript it is a plain form. */
function useBoardForm() {
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { state } = useNavigation();
  function send() {
    if (!ref.current) return;
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(ref.current)) next.append(name, String(value));
    void navigate(buildBoardPath(next), { preventScrollReset: true });
  }
  return {
    ref,
    send,
    isSearching: state === "loading",
    handleSubmit(event: FormEvent) {
      event.preventDefault();
      send();
    },
  };
}

function Results({ board, isSearching }: { board: BoardView; isSearching: boolean }) {
  const { applied } = board;
  const list = useList(board.list, ({ id }) => id);
  return (
    <section aria-labelledby="results" aria-busy={isSearching}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="results" className="text-2xl">
          {board.heading}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {applied.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                preventScrollReset
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-primary-soft px-3.5 text-sm font-semibold text-primary-text no-underline hover:underline pointer-coarse:min-h-11"
              >
                <span className="sr-only">Remove filter </span>
                {label}
                <XIcon size={14} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {/* The list counts its rows; this announces the two other states of a search. */}
      <p role="status" className="sr-only">
        {isSearching ? "Searching" : list.rows.length === 0 ? "No jobs found" : ""}
      </p>
      <ListRows
        of={list}
        total={board.total}
        endClassName="mt-6 border-0 px-0"
        empty={<NoJobs isFiltered={board.isFiltered} />}
      >
        <ul className="space-y-3">
          {list.rows.map((job) => (
            <li key={job.id}>
              <JobTile job={job} />
            </li>
          ))}
        </ul>
      </ListRows>
    </section>
  );
}

function NoJobs({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? "No jobs match your search." : "No jobs are open right now."}
      picture="stool"
      action={
        isFiltered && (
          <LinkButton to={jobsPath} variant="secondary">
            See all jobs
          </LinkButton>
        )
      }
    >
      {isFiltered ? "Try fewer words, or remove a filter." : "Businesses post new ones every week."}
    </EmptyState>
  );
}

const HiringCard = () => (
  <Card
    as="aside"
    aria-labelledby="hiring"
    className="lg:col-start-2 xl:col-start-3 xl:row-start-1"
  >
    <h2 id="hiring" className="text-xl">
      Hiring?
    </h2>
    <p className="mt-2 text-md text-ink-2">
      Jobs on your business page show up here too. Posting is included in every plan.
    </p>
    <LinkButton to="/my-account/listings" variant="secondary" size="sm" isFull className="mt-4">
      Post a job
    </LinkButton>
  </Card>
);
