import type { AfterErrorHook } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { explainError } from "../lib/explain-error";

/** SQLite's and PostgreSQL's codes for a reference to a record that does not exist. */
const MISSING_RECORD = /^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/;

/** Their codes for a value or condition of the wrong kind; 42501 is a missing right of the CMS. */
const WRONG_KIND = /^(22...|42(?!501)...|SQLITE_(ERROR|MISMATCH|RANGE|TOOBIG))$/;

/** Errors of code that fails on such a value, by name or message. */
const WRONG_SHAPE = /^(TypeError|RangeError|SyntaxError|Not supported|SQLite3 can only bind .*)$/;

/** Returns 400 if only Payload's code or the database detects the mistake of a call (API-09). */
export const respondToRefusedValue: AfterErrorHook = ({ error }) => {
  if (explainError(error) !== null) return;
  const causes = listCauses(error);
  const codes = causes.map((cause) => String(readField(cause, "code")));
  if (codes.some((code) => MISSING_RECORD.test(code)))
    return createRefusal("A field refers to a record that does not exist: choose another.");
  const texts = causes.flatMap(({ name, message }) => [name, message]);
  if (codes.some((code) => WRONG_KIND.test(code)) || texts.some((text) => WRONG_SHAPE.test(text)))
    return createRefusal(
      "A part of this call has the wrong kind or is too large: correct it. If all is right, the CMS's log has the reason.",
    );
};

function listCauses(error: unknown): Error[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : [];
}

const createRefusal = (message: string) => ({ status: 400, response: { errors: [{ message }] } });
