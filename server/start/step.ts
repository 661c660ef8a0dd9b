export type Note = (text: string) => void;

export async function step<Result>(
  name: string,
  work: (note: Note) => Promise<Result> | Result,
): Promise<Result> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const notes: string[] = [];
  process.stdout.write(`${name} … `);
  try {
    const result = await work((text) => notes.push(` – ${text}`));
    console.log(seconds() + notes.join(""));
    return result;
  } catch (error) {
    console.log(`${seconds()} – failed`);
    throw error;
  }
}
