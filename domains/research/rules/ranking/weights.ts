/** All parameters of the article ranking. Each was chosen by measurement, see the decision on relevance. */
export const weights = {
  /** BM25F: weight and length normalisation of each field. */
  fields: {
    heading: { weight: 3, b: 0.5 },
    path: { weight: 1, b: 0.4 },
    title: { weight: 0.6, b: 0.3 },
    text: { weight: 1, b: 0.6 },
  },
  saturation: 1.4,
  /** Exponent of the inverse document frequency; below one, rare words decide a little less. */
  rarity: 0.9,
  /** The word as spelt, in addition to its stem. */
  exactForm: 0.5,
  synonym: 0.4,
  everyday: 0.8,
  /** A question that asks what something is, and the article that defines it. */
  definition: 4,
  /**
   * A law that is cited more often is trusted more: added for each doubling of the decisions that cite it or its
   * article.
   */
  lawCitations: 0.05,
  articleCitations: 0.05,
  knownLaw: 0.3,
  /** The law, and the article, that the question names. */
  namedLaw: 3,
  namedArticle: 8,
  /** An article that the subject index lists, times the share of the question; less for each that it lists before. */
  listed: 3,
  /** Exponent of that share: a name that says little of the question proves little. */
  listedShare: 1.3,
  listedNext: 0.15,
  /** The law to which most of the best articles belong. */
  lawAgreement: 0.15,
  /** Words that are adjacent in the question and in the article. */
  adjacency: 0.4,
  /** A sentence quoted from the article, word for word. */
  quotation: 8,
  transitional: 0.6,
  appendix: 0.5,
  closing: 0.5,
} as const
