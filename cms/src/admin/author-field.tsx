"use client";

import { SelectInput, useConfig, useField } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";
import { isObject } from "../../../src/shared/contract/response";
import { readTextField } from "../../../src/shared/domain/read-field";
import { useApiResponse } from "./use-api-response";

export const AuthorField = (props: TextFieldClientProps) => (
  <NameSelect {...props} names={useAuthorNames()} />
);

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
