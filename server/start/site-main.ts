import { sendMessage, type ApiState, type StarterMessage } from "../process/program-messages";
import { runCommand } from "../process/run-command";
import { readSettings } from "../process/settings";
import { serveSite } from "./serve-site";

// The site server of `npm start`, in a process of its own: it can end and start again at any time.

void runCommand(
  async (supervisor) => {
    let apiState: ApiState = "elsewhere";
    process.on("message", (message: StarterMessage) => (apiState = message.apiState));
    await serveSite(readSettings(), supervisor, () => apiState);
    sendMessage({ event: "listening" });
    return new Promise(() => undefined);
  },
  () => 0,
);
