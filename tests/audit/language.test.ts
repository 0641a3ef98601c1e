import { describe, expect, it } from 'vitest'
import { otherLanguage } from '../../src/audit/language.ts'
import { precheck } from '../../src/audit/precheck.ts'

describe('a text in another language', () => {
  it.each([
    ['所有测试都通过了，所以迁移是安全的。', 'Chinese'],
    ['すべてのテストが通ったので、移行は安全です。', 'Japanese'],
    ['전체 테스트가 통과했으므로 마이그레이션은 안전합니다.', 'Korean'],
    ['Alle Tests sind grün, also ist die Migration sicher.', 'German'],
    ['Der Scanner hat nichts gefunden. Wir haben keine Fehler im Log.', 'German'],
    ['Tous les tests passent, donc la migration est sûre.', 'French'],
    ['Todos los tests pasan, por lo que la migración es segura.', 'Spanish'],
    ['Todos os testes passaram.', 'Portuguese'],
    ['A migração terminou sem erros.', 'Portuguese'],
    ['Wszystkie testy przeszły.', 'Polish'],
    ['Kopia zapasowa jest dobra.', 'Polish'],
    ['Tüm testler geçti.', 'Turkish'],
    ['Yedekleme hatasız tamamlandı.', 'Turkish'],
    ['Všechny testy prošly bez chyb.', 'Czech'],
    ['Все тесты прошли, значит миграция безопасна.', 'Russian or another language in Cyrillic letters'],
  ])('is said not to have been read: %s', (text, language) => {
    expect(otherLanguage(text)).toBe(language)
    expect(() => precheck({ text })).toThrow(expect.objectContaining({ code: 'language_not_read' }))
  })

  it.each([
    'All 47 tests pass.',
    'CI green',
    'Zoë and Łukasz signed off.',
    'No errors in São Paulo.',
    'Retest on Tuesday.',
    'The café in Zürich serves naïve résumés; die Mannschaft won.',
    'We tested 日本語 input and found no errors.',
    'eu-west is fine, rollout page says "done".',
    '```\nfür die und der das nicht ein eine wir ich mit\n```\nThe job exited 0.',
    '1234 5678',
  ])('is not suspected in English: %s', (text) => {
    expect(otherLanguage(text)).toBeNull()
  })
})
