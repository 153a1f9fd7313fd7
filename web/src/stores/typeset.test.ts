import { describe, expect, it } from 'vitest';
import { typeset } from './typeset';

describe('French spaces', () => {
  it('keep signs with their words', () => {
    expect(typeset('a = Oui : « non » ; 5 % ! { $x } ?', 'fr')).toBe(
      'a = Oui\u00a0: «\u00a0non\u00a0»\u202f; 5\u00a0%\u202f! { $x }\u202f?',
    );
    expect(typeset('a =\n    : b ; c', 'fr')).toBe('a =\n    : b\u202f; c');
    expect(typeset('Yes : 5 %', 'en')).toBe('Yes : 5 %');
  });
});
