import type { SendStep } from '../sending/next-step.ts';

/** What is being sent, for the person who waits. */
export function stepText(step: SendStep, sentBytes: number): string {
  switch (step.kind) {
    case 'create guide':
      return 'Creating your guide...';
    case 'upload': {
      const { size } = step.file.blob;
      const percent = size === 0 ? 100 : Math.min(100, Math.round((sentBytes / size) * 100));
      return `Sending the ${step.part === 'photo' ? 'photo' : 'voice note'} of place ${step.spot.number}... ${percent}%`;
    }
    case 'add place':
      return `Sending place ${step.spot.number}...`;
    case 'append path':
      return 'Sending your path...';
  }
}
