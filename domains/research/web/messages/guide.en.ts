/** Texts that show how to search, in English. */
import type { guideTr } from './guide.tr.ts'

export const guideEn: typeof guideTr = {
  entry: {
    title: 'What are you looking for?',
    lead: 'Search decisions and legislation from one box. Suffixes and Turkish letters make no difference: “iscinin kidem tazminati” finds them too.',
    examples: 'Examples',
    learn: 'For better results',
  },
  examples: {
    turkey: {
      decisions: {
        first: 'ayıplı araç',
        second: '"haklı nedenle fesih" kıdem tazminatı',
        third: 'TBK 49 manevi tazminat',
        fourth: 'boşanma velayet -nafaka',
      },
      laws: {
        first: 'TBK 344',
        second: 'zamanaşımı',
        third: 'İş Kanunu kıdem',
        fourth: 'HMK 345',
      },
    },
    kktc: {
      decisions: {
        first: 'kiralananın tahliyesi',
        second: 'dikkatsiz araç kullanma',
        third: 'trafik kazası ihmal',
        fourth: 'boşanma nafaka',
      },
      laws: {
        first: 'Fasıl 149',
        second: 'tahliye sebepleri',
        third: 'hizmet akdi fesih',
        fourth: 'boşanma',
      },
    },
  },
  help: {
    open: 'Search help',
    title: 'Search operators',
    lead: 'You can search without any of these. Use them to narrow a search:',
    phrase: 'The words stand together in this order',
    near: 'The words are at most five words apart',
    must: 'This word must occur',
    not: 'This word must not occur',
    either: 'Either of the two is enough',
    prefix: 'Every word that begins with these letters',
    article: 'Shows the article itself in legislation, and among decisions those that cite it',
    number: 'Shows the decision with this case or decision number at the top',
    sample: {
      phrase: '"haklı nedenle fesih"',
      near: '"ihbar tazminatı"~5',
      must: '+kira',
      not: '-tahliye',
      either: 'nafaka OR iştirak',
      prefix: 'temyiz*',
      article: 'TBK 49',
      number: '2019/1234 E.',
    },
    keys: 'Keyboard',
    keySearch: 'Go to the search box',
    keyNext: 'Next and previous result',
    keyOpen: 'Open the result',
    keyPreview: 'Show the result beside the list',
    keyChoose: 'Select the result',
    keyPalette: 'Commands',
  },
}
