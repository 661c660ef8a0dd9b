import { connect, type Socket } from "node:net";
import { setInterval } from "node:timers/promises";

type SlowRequest = { port: number; path?: string; head?: string[]; length: number } & {
  chunk: Buffer;
  everyMs: number;
};

/** Sends a POST in chunks. The response resolves when the connection ends. */
export function sendSlowly(sending: SlowRequest) {
  const { port, path = "/api/sendmail", head = [], length, chunk, everyMs } = sending;
  const socket = connect(port, "127.0.0.1");
  const lines = [
    `POST ${path} HTTP/1.1`,
    "host: site.example",
    "connection: close",
    `content-length: ${length}`,
  ];
  socket.write([...lines, ...head, "", ""].join("\r\n"));
  let text = "";
  socket.on("data", (data) => (text += data.toString()));
  const response = new Promise<string>((resolve) => {
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
  });
  void sendChunks(socket, length, chunk, everyMs);
  return { response, end: () => socket.destroy() };
}

async function sendChunks(socket: Socket, length: number, chunk: Buffer, everyMs: number) {
  let left = length;
  for await (const _ of setInterval(everyMs)) {
    if (socket.destroyed || left === 0) return;
    socket.write(chunk.subarray(0, left));
    left -= Math.min(left, chunk.length);
  }
}
