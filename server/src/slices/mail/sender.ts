/** The address alone of a sender such as 'Laneway <hello@laneway.example>'. */
export function addressIn(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}
