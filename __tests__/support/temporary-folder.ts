import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Creates an empty folder below the system's temporary folder. */
export function createTemporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "site-test-"));
}

/** Removes a folder and everything in it. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** Writes files below a folder; the keys are relative paths. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Gives each Jest test an empty folder. Returns a function that returns paths in it. */
export function createTestFolder(): (...names: string[]) => string {
  let folder: string;
  const folders: string[] = [];
  beforeEach(async () => {
    folder = await createTemporaryFolder();
    folders.push(folder);
  });
  // Not after each test, because later hooks end programs that still write there.
  afterAll(() => Promise.all(folders.map(removeFolder)));
  return (...names) => join(folder, ...names);
}
