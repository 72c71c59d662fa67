/** Texts of the notes above results and beside articles, in English. */
import type { noticesTr } from './notices.tr.ts'

export const noticesEn: typeof noticesTr = {
  notice: {
    direct: {
      decision: 'The decision you named',
      law: 'The law you named',
      article: 'The article you named',
    },
    from: {
      turkey: { decision: 'a decision of Türkiye', law: 'a law of Türkiye', article: 'a law of Türkiye' },
      kktc: {
        decision: 'a decision of Northern Cyprus',
        law: 'a law of Northern Cyprus',
        article: 'a law of Northern Cyprus',
      },
    },
    open: 'Open the text',
    repealed: '{{law}} is no longer in force.',
    replaced: 'On {{date}} {{law}} took its place.',
    counterpart: 'It corresponds to:',
    notHeld: 'The text of {{law}} is not in this collection.',
    noArticle: '{{law}} has no article {{no}}; its last article is {{last}}.',
    notAmongHeld: 'The text of {{law}} that is held here has no article {{no}}.',
    sameNumber: 'The article of the same number:',
    missing: 'The decision {{court}} {{number}} is not held here.',
    missingNumber: 'The decision {{number}} is not held here.',
    ofYear: 'Decisions of {{year}}: {{court}}',
    ofChamber: 'Decisions of {{court}}',
    weak: 'Some decisions have every word, but none has them together, so these results may not be about the subject. Try fewer words, or the term that the law uses.',
    remark: {
      lone_article:
        'It is not clear which law the article belongs to. Name the law too: “AvK 164/son” or “1136 m. 164”.',
      wildcard:
        'A question mark does not stand for a letter, and an asterisk needs more than one letter before it. Write at least the first two letters: “kir*”, “tazm*”.',
      nearness:
        'NEAR (or YAKIN) stands between two words, with a number from 1 to 50: “kira NEAR/5 tahliye”. The other words were searched.',
      broken_number:
        'The number of the decision or file is incomplete. Write year and serial together: “2015/36323”.',
    },
    unfit:
      'No decision on this was found: the most telling words of the search stand together in none. Those below have only some of the words. Try the term that the law uses, or more general words.',
    namesake: 'If the former {{law}} is meant, it corresponds to:',
    openLaw: 'Open the law',
    didYouMean: 'Did you mean:',
    apart: {
      decisions: 'No decision has the term as such and fits the rest; those with all of the words are shown.',
      laws: 'No article has the term as such and fits the rest; those with all of the words are shown.',
    },
    most: {
      decisions: 'No decision has all the words; those with most of them are shown.',
      laws: 'No article has all the words; those with most of them, or close in meaning, are shown.',
    },
    any: {
      decisions: 'No decision has all the words; those with at least one are shown.',
      laws: 'No article has all the words; those with some of them, or close in meaning, are shown.',
    },
    question: {
      decisions: 'Searched as a sentence; decisions with at least one of its words are shown.',
      laws: 'Searched as a sentence; articles with at least one of its words are shown.',
    },
    near_one: '{{shown}} article has all the words; the others are close in meaning.',
    near_other: '{{shown}} articles have all the words; the others are close in meaning.',
    narrow: 'Only those with all words',
    nothing: { decisions: 'No decision fits this search.', laws: 'No article fits this search.' },
    undated_one: '{{shown}} decision is left out by the dates, as its date is not known.',
    undated_other: '{{shown}} decisions are left out by the dates, as their dates are not known.',
    few: 'Very few decisions have all the words.',
    showUndated: 'Show',
    filtersLeft: 'The filters were removed, as they do not apply in the other country.',
    shortened: 'The query was too long, so only the words at its beginning were searched.',
  },
  repeal: {
    repealed: 'Repealed',
    annulled: 'Annulled',
    since: '{{name}} · {{since}}',
    by: 'Repealed by law no. {{law}}.',
  },
}
