/** Time limits of obligations and leases in English: id | name | what begins it. */
export const obligationsNames = `
tbk-haksiz-fiil | Damages in tort (from knowledge) | Knowledge of the damage and of who is liable
tbk-haksiz-fiil-azami | Damages in tort (outer limit) | Day of the act
tbk-rucu | Recourse claim | Payment, and knowledge of who is liable
tbk-sebepsiz-zenginlesme | Unjust enrichment (from knowledge) | Knowledge of the right to claim back
tbk-sebepsiz-zenginlesme-azami | Unjust enrichment (outer limit) | The enrichment
tbk-genel-za | General limitation | The claim falling due (149)
tbk-bes-yil | Limitation of rent, interest, agency, contracts for work and others | The claim falling due (149)
tbk-ilam-yeni-za | New period after an acknowledgment or a judgment | The interruption
tbk-ek-sure | Additional time after a dismissal on procedural grounds | The dismissal
tbk-asiri-yararlanma | Unfair advantage (exploitation) | Knowledge, or the end of the distress
tbk-irade-bozuklugu | Avoidance for a defect of consent | Knowledge, or the end of the duress
tbk-satis-ayip | Liability for defects (sale of movables) | Transfer to the buyer
tbk-yapi-ayip | Defective building (sale) | Passing of ownership
tbk-onalim | Action on a contractual right of pre-emption | Notice of the sale
tbk-ihale-iptal | Annulment of an auction (Code of Obligations) | Knowledge of the ground of annulment
tbk-bagislama-geri | Revocation of a gift | Knowledge of the ground
tbk-kira-temerrut-konut | Dwellings and roofed business premises: notice to pay (at least) | The written notice
tbk-kira-temerrut | Other leases: notice to pay (at least) | The written notice
tbk-ozen-borcu | Notice of a breach of the duty of care (at least) | The warning
tbk-kira-bildirim-kiraci | Tenant's notice at the end of the term | End of the contract
tbk-on-yil-uzama | Notice of termination after ten years of extension | End of the year of extension
tbk-kira-tespit | Action to determine the rent (before the new term) | Start of the new term
tbk-gereksinim-dava | Eviction for the landlord's own need | End of the term, or the period of termination
tbk-yeni-malik-bildirim | New owner's notice of own need | The acquisition
tbk-yeni-malik-dava | New owner's action | The acquisition
tbk-tahliye-taahhudu | Enforcement or action on an undertaking to vacate | The day that was undertaken
tbk-iki-hakli-ihtar | Action on two justified notices | End of the lease or of the lease year
tbk-yeniden-kiralama | Ban on letting again | The vacating
tbk-guvence-iade | Deposit: landlord's notice | End of the contract
tbk-hizmet-haksiz-birakma | Employer's damages for leaving work without cause | Leaving the work
tbk-eser-ayip | Defective work (movables) | Delivery
tbk-eser-ayip-tasinmaz | Defective work (buildings) | Delivery
tbk-kefalet-on-yil | End of a suretyship of a natural person | Conclusion of the contract
2918-sigorta-basvuru | Motor insurance: answer to the prior application | The application
2918-za | Road accident: pecuniary damages (from knowledge) | Knowledge of the damage and of who is liable
2918-za-azami | Road accident: pecuniary damages (outer limit) | Day of the accident
2918-rucu | Recourse after a road accident | Performance, and knowledge of the person
2918-sulh-iptal | Avoidance of an inadequate or excessive agreement | The agreement
2918-odeme | Motor insurance: payment | The documents being sent
`
