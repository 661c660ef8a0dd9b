import * as v from "valibot";
import { approveRelease } from "./release/pending-approval";
import { publishRelease } from "./release/publish";
import { rollBack, type BeforeLive } from "./release/switch";

const id = v.optional(v.string());

/** Commands of the command line and of the publisher's endpoint. */
export const CommandSchema = v.variant("name", [
  v.object({ name: v.literal("publish"), built: v.string(), allowFewerPosts: v.boolean() }),
  v.object({ name: v.literal("rollback"), id }),
  v.object({ name: v.literal("approve"), id }),
  v.object({ name: v.literal("rebuild") }),
]);
export type Command = v.InferOutput<typeof CommandSchema>;
type ReleaseCommand = Exclude<Command, { name: "rebuild" }>;

export const COMMAND_PATH = "/command";

/** Returns a sentence for the user. Throws if the live release stays. */
export async function runReleaseCommand(
  command: ReleaseCommand,
  releases: string,
  beforeLive?: BeforeLive,
): Promise<string> {
  switch (command.name) {
    case "publish": {
      const { id: live, changed } = await publishRelease(command.built, releases, {
        ...command,
        beforeLive,
      });
      return `Now live: ${live}; ${changed} files changed.`;
    }
    case "rollback":
      return `Now live: ${await rollBack(releases, command.id, beforeLive)}.`;
    case "approve":
      return `Now live: ${await approveRelease(releases, command.id, beforeLive)}.`;
  }
}
