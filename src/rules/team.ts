/** The order in which a page shows the team: the API's, reversed (ABT-03). */
export function teamOrder<Member>(employees: readonly Member[]): Member[] {
  return [...employees].reverse();
}
