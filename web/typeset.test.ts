import { describe, expect, it } from 'vitest';
import french from '../src/castelude/locales/fr/typography.json';
import { typeset } from './typeset';

describe('French spaces', () => {
  const inFrench = (text: string): string => typeset(text, french as [string, string][]);

  it('keep signs with their words', () => {
    expect(inFrench('a = Oui : « non » ; 5 % ! { $x } ?')).toBe(
      'a = Oui\u00a0: «\u00a0non\u00a0»\u202f; 5\u00a0%\u202f! { $x }\u202f?',
    );
    expect(inFrench('a =\n    : b ; c')).toBe('a =\n    : b\u202f; c');
  });

  it('are in the catalogues of the client', async () => {
    const { default: web } = (await import('../src/castelude/locales/fr/web.ftl?raw')) as { default: string };
    expect(web).toMatch(/\u202f;/);
    expect(web).not.toMatch(/\S [;!?]/);
  });
});
