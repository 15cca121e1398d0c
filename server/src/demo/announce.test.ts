import { describe, expect, it } from 'vitest';
import { announcement } from './announce.ts';

const CONFIG = { publicUrl: 'http://localhost:3000', port: 3000, demo: true, smtpUrl: null };

describe('what is printed when the server is open', () => {
  it('is the address, the demo accounts with their password, and the mailbox', () => {
    const lines = announcement(CONFIG, 3000).join('\n');
    expect(lines).toContain('http://localhost:3000\n');
    for (const name of ['admin', 'creator', 'visitor']) {
      expect(lines).toMatch(new RegExp(`${name}@laneway\\.example +melbourne-laneways`));
    }
    expect(lines).toContain('http://localhost:3000/dev/mailbox');
  });

  it('is only the address if there is no demo', () => {
    const lines = announcement({ ...CONFIG, demo: false }, 3000).join('\n');
    expect(lines).toContain('http://localhost:3000');
    expect(lines).not.toContain('melbourne-laneways');
    expect(lines).not.toContain('mailbox');
  });

  it('names the port that the system chose when none was configured', () => {
    const lines = announcement({ ...CONFIG, port: 0, publicUrl: 'http://localhost:0' }, 41_234);
    expect(lines.join('\n')).toContain('http://localhost:41234\n');
    expect(lines.join('\n')).not.toContain('localhost:0\n');
  });
});
