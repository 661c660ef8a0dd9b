"use client";

import { SelectInput, useConfig, useDocumentDrawer, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { isObject } from "../../../src/shared/contract/response";
import { readTextField } from "../../../src/shared/domain/read-field";
import { useApiResponse } from "./use-api-response";

/** Select for the name of an author, who can be added in place (EDT-67). */
export function AuthorField(props: TextFieldClientProps) {
  const { setValue } = useField<string | null>({ path: props.path });
  const [AuthorDrawer, AuthorButton, { closeDrawer }] = useDocumentDrawer({
    collectionSlug: "authors",
  });
  return (
    <div className="field-type">
      <NameSelect {...props} names={useAuthorNames()} />
      {!props.readOnly && (
        <AuthorButton className="btn btn--style-none">Add an author</AuthorButton>
      )}
      <AuthorDrawer
        onSave={({ doc }) => {
          setValue(readTextField(doc, "name"));
          closeDrawer();
        }}
      />
    </div>
  );
}

type NameSelectProps = TextFieldClientProps & { names: readonly string[] };

/** Select for a text. Keeps a stored name that is not one of these. */
export function NameSelect({ field, path, readOnly, names }: NameSelectProps) {
  const { value, setValue, showError } = useField<string | null>({ path });
  const options = [...new Set(value ? [...names, value] : names)];
  return (
    <SelectInput
      description={field.admin?.description}
      isClearable
      label={field.label}
      name={path}
      onChange={(option) => setValue(readTextField(option, "value") || null)}
      options={options.map((name) => ({ label: name, value: name }))}
      path={path}
      readOnly={readOnly}
      showError={showError}
      value={value ?? undefined}
    />
  );
}

function useAuthorNames(): string[] {
  const { config } = useConfig();
  const address = `${config.routes.api}/authors?pagination=false&depth=0&sort=name&select[name]=true`;
  const body = useApiResponse<unknown>(address);
  const docs = isObject(body) && Array.isArray(body.docs) ? body.docs : [];
  return docs.map((doc) => readTextField(doc, "name")).filter(Boolean);
}
