/** Prints a step's name, what `work` notes about it and the seconds it took. */
export async function step<Result>(
  name: string,
  work: (note: (text: string) => void) => Promise<Result> | Result,
): Promise<Result> {
  const started = performance.now();
  const notes: string[] = [];
  process.stdout.write(`${name} … `);
  try {
    const result = await work((text) => notes.push(text));
    console.log(`${seconds(started)}${notes.map((text) => ` – ${text}`).join("")}`);
    return result;
  } catch (error) {
    console.log(`${seconds(started)} – failed`);
    throw error;
  }
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
