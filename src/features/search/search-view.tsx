import styled from "@emotion/styled";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { fillText } from "../../shared/domain/fill-text";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import { control, media, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Container } from "../../ui/section";
import { ErrorBox } from "../../ui/error-box";
import { NoResults, ResultCount } from "../../ui/results";
import { Field, Input } from "../../ui/field";
import { focusElement } from "../../ui/focus";
import { Spinner } from "../../ui/spinner";
import { useAddressQuery } from "../../ui/use-address-query";
import { useEarlyInput } from "../../ui/use-early-input";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { useHydrated } from "../../ui/use-hydrated";
import { MAX_LETTERS, isQuery } from "./query";
import type { HitList } from "./search-index";
import { SearchResult } from "./search-result";
import { searchText } from "./text";
import { useSearch } from "./use-search";

/** Search field and results; `children` show without a query or hits and on errors (FND-01). */
export function SearchView({ id, children }: { id: string; children: ReactNode }) {
  const [address, changeQuery] = useAddressQuery();
  const query = (address.get("q") ?? "").slice(0, MAX_LETTERS);
  const search = useSearch(query);
  const field = useArrivalFocus();
  const list = useRef<HTMLOListElement>(null);
  const { state, result, load } = search;
  const hasQuery = isQuery(query);
  const missing =
    result && result.total > 0 && result.missing.length > 0
      ? fillText(searchText.missing, result.missing.join("”, “"))
      : null;
  const setQuery = (q: string) => changeQuery({ q: q.slice(0, MAX_LETTERS) }, "replace");
  useEarlyInput(field, query, setQuery);

  const moveFocus = (event: KeyboardEvent, step: number) => {
    const stops = [field.current, ...(list.current?.querySelectorAll("a") ?? [])];
    const next = stops[stops.findIndex((stop) => stop === event.currentTarget) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") moveFocus(event, 1);
    else if (event.key === "ArrowUp") moveFocus(event, -1);
    else if (event.key === "Escape" && event.currentTarget !== field.current)
      field.current?.focus();
    else if (event.key === "Escape") setQuery("");
  };

  return (
    <Container>
      <Form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          list.current?.querySelector("a")?.focus();
        }}
      >
        <Field label={searchText.label} hint={searchText.hint}>
          <Input
            ref={field}
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_LETTERS}
            value={query}
            onFocus={load}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
      </Form>
      <Count role="status">
        {hasQuery && result && result.total > 0 && <span>{formatCount(result)}</span>}
        {/* Announced only, because the texts below show the same. */}
        {hasQuery && missing && <VisuallyHidden>{missing}</VisuallyHidden>}
        {hasQuery && result?.total === 0 && <VisuallyHidden>{formatCount(result)}</VisuallyHidden>}
      </Count>
      <Results hidden={!hasQuery} aria-busy={hasQuery && result?.query !== query}>
        {state === "loading" && <Spinner label={searchText.loading} />}
        {state === "error" && (
          <ErrorBox
            title={searchText.failed.title}
            message={searchText.failed.text}
            onRetry={load}
          />
        )}
        {result?.total === 0 && (
          <NoResults>
            <p>{fillText(searchText.none, result.query)}</p>
            <p>{searchText.noneHint}</p>
          </NoResults>
        )}
        {missing && <p>{missing}</p>}
        {result && result.total > 0 && (
          <List ref={list} role="list" aria-label={searchText.results}>
            {result.hits.map((hit) => (
              <SearchResult key={hit.entry.path} {...hit} onKeyDown={onKeyDown} />
            ))}
          </List>
        )}
        <OlderPosts {...search} />
      </Results>
      <Browse hidden={hasQuery && state !== "error" && result?.total !== 0}>{children}</Browse>
    </Container>
  );
}

/** Focuses the field after a link of this site; a direct visit keeps its focus for reading. */
function useArrivalFocus() {
  const field = useRef<HTMLInputElement>(null);
  const isFromLink = useRef(useHydrated());
  useEffect(() => {
    if (!isFromLink.current) return;
    // The router focuses the new page in a later effect.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  return field;
}

/** Button that loads the other blocks if the visitor saves data or loading failed (FND-05). */
function OlderPosts({ rest, restState, loadRest }: ReturnType<typeof useSearch>) {
  if (rest === null) return null;
  if (restState === "loading") return <Note>{searchText.restLoading}</Note>;
  return (
    <Note>
      {restState === "error" && <span role="alert">{searchText.restFailed} </span>}
      <Button
        type="button"
        variant="outlined"
        onClick={({ currentTarget }) => {
          // The button disappears, so the focus moves to the results.
          focusElement(currentTarget.closest<HTMLElement>("[aria-busy]"));
          loadRest();
        }}
      >
        {fillText(searchText.rest, formatIndianNumber(rest.posts), formatSize(rest.bytes))}
      </Button>
    </Note>
  );
}

function formatSize(bytes: number): string {
  return bytes < 1e6
    ? `${Math.max(1, Math.round(bytes / 1e3))} kB`
    : `${(bytes / 1e6).toFixed(1)} MB`;
}

function formatCount({ total, hits }: HitList): string {
  const all = total === 1 ? searchText.one : fillText(searchText.many, formatIndianNumber(total));
  return total > hits.length ? fillText(searchText.part, all, hits.length) : all;
}

const Form = styled.form({
  maxWidth: "44rem",
  marginTop: space[6],
  "& input": { fontSize: text.lg },
  ...control,
});

const Count = styled(ResultCount)({ [media.noScript]: { display: "none" } });

// As tall as a few results, so that nothing in view moves when they load.
const Results = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[5],
  maxWidth: "52rem",
  minHeight: "36rem",
  "&[hidden]": { display: "none" },
});

const List = styled.ol({ display: "grid", gap: space[5] });

const Note = styled.div({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });

const Browse = styled.div({
  paddingBlock: `${space[5]} ${space[7]}`,
  "&[hidden]": { display: "none" },
});
