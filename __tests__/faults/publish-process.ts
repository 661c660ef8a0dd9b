import { publishRelease } from "../../publisher/release/publish";

// Publishes a built folder to DATA_DIR/releases in a process that a test can kill.

const [built = ""] = process.argv.slice(2);

publishRelease(built, `${process.env.DATA_DIR}/releases`).then(
  ({ id }) => console.log(id),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
