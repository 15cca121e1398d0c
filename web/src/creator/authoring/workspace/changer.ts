/** The author of a change that this tab was notified of: the same person in another tab, or somebody else. */
export type Changer =
  | { readonly kind: 'same person' }
  | { readonly kind: 'another person'; readonly name: string }
  /** The server wasn't queried, or returned no name. */
  | { readonly kind: 'unknown' };

type Words = {
  /** “… saved this while you were editing”. */
  readonly subject: string;
  /** “Updated …”. */
  readonly updated: string;
  /** “Using …”. */
  readonly version: string;
};

export function changerWords(changer: Changer): Words {
  switch (changer.kind) {
    case 'same person':
      return {
        subject: 'In another tab or on another device, you',
        updated: 'in another tab or on another device',
        version: 'your other version',
      };
    case 'another person': {
      const { name } = changer;
      return { subject: name, updated: `by ${name}`, version: `${name}’s version` };
    }
    case 'unknown':
      return {
        subject: 'Someone, perhaps you on another device,',
        updated: 'since you began',
        version: 'the saved version',
      };
  }
}
