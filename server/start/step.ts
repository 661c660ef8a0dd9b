export type Note = (text: string) => void;

/** Prints one line for a step when it has ended: its name, seconds and notes. Steps may run side by side. */
export async function step<Result>(
  name: string,
  work: (note: Note) => Promise<Result> | Result,
): Promise<Result> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const notes: string[] = [];
  try {
    const result = await work((text) => notes.push(` – ${text}`));
    console.log(`${name} … ${seconds()}${notes.join("")}`);
    return result;
  } catch (error) {
    console.log(`${name} … ${seconds()} – failed`);
    throw error;
  }
}
