import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import { prettyFactory } from "pino-pretty";
import type { LogLevel } from "../../src/shared/node/environment/environment";
import { readField } from "../../src/shared/domain/read-field";
import { readErrorCode } from "./user-facing-error";

/** Codes of errors that only mean that a visitor left before the response was complete. */
export const VISITOR_LEFT = new Set(["UND_ERR_ABORTED", "ERR_STREAM_PREMATURE_CLOSE"]);

/** Sentences in a terminal, JSON lines elsewhere (OPS-10), without visitors' addresses and query strings. */
export function createLogger(level: LogLevel | "silent", stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: {
      err: pino.stdSerializers.err,
      req: (request) => ({ method: request.method, path: stripQuery(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
    hooks: {
      logMethod(args, method) {
        const [subject]: unknown[] = args;
        // The start command prints the address itself.
        if (String(subject).startsWith("Server listening")) return;
        if (!VISITOR_LEFT.has(readErrorCode(readField(subject, "err") ?? subject) ?? ""))
          method.apply(this, args);
      },
    },
  };
  return pino(options, stream ?? openOutput());
}

/** On a full disk, lines wait up to a megabyte and are then dropped. */
function openOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1_000_000 });
  output.on("error", () => undefined);
  if (!process.stdout.isTTY) return output;
  const toSentence = createFormatter(process.env.NO_COLOR === undefined);
  return { write: (line) => output.write(toSentence(line)) };
}

/** Returns a function that turns a JSON log line into a sentence for people at a terminal (OPS-10). */
export function createFormatter(colorize: boolean): (line: string) => string {
  return prettyFactory({
    colorize,
    translateTime: "SYS:HH:MM:ss",
    hideObject: true,
    messageFormat: toSentence,
  });
}

const OMITTED_FIELDS = new Set(["level", "time", "msg", "reqId", "err"]);

function toSentence(line: Record<string, unknown>): string {
  const { msg, err } = line;
  const text = typeof msg === "string" ? msg.replace(/\.$/, "") : "";
  const fields = Object.entries(line)
    .filter(([name]) => !OMITTED_FIELDS.has(name))
    .map(([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`);
  const details = fields.length > 0 ? ` (${fields.join(", ")})` : "";
  const stack = readField(err, "stack");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${details}.${typeof stack === "string" ? `\n${stack}` : ""}`;
}

/** Returns the path of a URL without its query. */
export function stripQuery(url = ""): string | undefined {
  return url.split("?", 1)[0];
}
