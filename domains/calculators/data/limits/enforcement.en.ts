/** Time limits of enforcement and bankruptcy in English: id | name | what begins it. */
export const enforcementNames = `
iik-sikayet | Complaint against an act of enforcement | Knowledge of the act
iik-icra-emri | Enforcement of a judgment: payment (execution order) | Service of the execution order
iik-icranin-geri-birakilmasi | Stay of enforcement (payment, deferral, limitation) | Service of the execution order
iik-ilam-zamanasimi | Limitation of the enforcement of a judgment | The last procedural act
iik-33a-dava | Action that a claim is not time-barred | Service of notice that the stay became final
iik-odeme-ilamsiz | Enforcement without judgment: payment | Service of the payment order
iik-itiraz-ilamsiz | Objection to a payment order (without judgment) | Service of the payment order
iik-gecikmis-itiraz | Late objection | Removal of the obstacle
iik-itirazin-iptali | Action to annul an objection | Service of the objection on the creditor
iik-itirazin-kaldirilmasi | Removal of an objection | Service of the objection on the creditor
iik-itirazin-gecici-kaldirilmasi | Provisional removal of an objection | Service of the objection on the creditor
iik-borctan-kurtulma | Action to be released from the debt | Pronouncement or service of the provisional removal
iik-hesap-ozeti | Objection to a statement of account | Receipt of the statement of account
iik-istirdat | Action to recover what was paid | Payment
iik-mal-beyani | Declaration of assets after an objection was removed or annulled | Service of the decision
iik-haciz-isteme | Request for attachment | Service of the payment order
iik-89-birinci | Objection to the first notice of attachment | Service of the notice
iik-89-ikinci | Objection to the second notice of attachment | Service of the second notice
iik-89-menfi-tespit | Payment or action for a negative declaration after the notice under article 89/3 | Service of the notice
iik-89-dava-belgesi | Proof of the action for a negative declaration | Notice
iik-istihkak-iddia | Third-party claim to attached goods | Knowledge of the attachment
iik-istihkak-itiraz | Objection to a third-party claim | Notice of the enforcement office
iik-istihkak-davasi | Third-party action (by the third party) | Pronouncement or service of the enforcement court's decision
iik-istihkak-99 | Third-party action (by the creditor, goods held by the third party) | The enforcement officer setting a time
iik-103 | Notice under article 103: inspection of the record | The invitation
iik-satis-isteme | Request for sale (movables and land) | The attachment
iik-satis-gider | Completion of the costs of sale | The setting of a time
iik-rizaen-satis | Debtor's request for leave to sell by agreement | Service of the valuation
iik-kiymet-takdiri | Complaint about a valuation | Service of the report
iik-ihale-bedeli | Payment of the auction price | Announcement of the record of the result
iik-ihalenin-feshi | Annulment of an auction | Day of the auction
iik-ihalenin-feshi-azami | Annulment of an auction (outer limit) | Announcement of the decision on the sales portal
iik-ihale-fesih-teminat | Annulment of an auction: completion of security and fees (final) | Service of the reminder
iik-tahliye-135 | Vacating land that was sold | Service of the eviction order
iik-sira-cetveli-itiraz | Objection to the ranking of creditors (attachment) | Service of the ranking
iik-aciz-vesikasi | New enforcement on a certificate of insolvency (without payment order) | Receipt of the certificate of insolvency
iik-aciz-vesikasi-za | Limitation of a debt under a certificate of insolvency | Issue of the certificate
iik-rehin-odeme-tasinir | Pledge of movables: payment | Service of the payment order
iik-ipotek-icra-emri | Mortgage, enforcement of a judgment: payment | Service of the execution order
iik-ipotek-odeme-emri | Mortgage, enforcement without judgment: payment | Service of the payment order
iik-rehin-itiraz | Objection to a payment order on a pledge or mortgage | Service of the payment order
iik-rehin-satis-tasinir | Request for sale of pledged movables | Service of the payment or execution order
iik-rehin-satis-tasinmaz | Request for sale of mortgaged land | Service of the payment or execution order
iik-150i-itiraz | Objection to a statement or notice on a mortgage for a loan | Service
iik-iflas-odeme-emri | Bankruptcy proceedings: payment or objection | Service of the payment order
iik-iflas-isteme | Right to petition for bankruptcy | Service of the payment order
iik-depo-emri | Deposit order | Service of the deposit order
iik-iflas-istinaf | Appeal against a bankruptcy decision | Service of the decision
iik-iflas-temyiz | Cassation appeal in bankruptcy | Service of the decision
iik-kambiyo-odeme | Negotiable instruments: payment | Service of the payment order
iik-kambiyo-sikayet | Negotiable instruments: complaint about the nature of the instrument | Service of the payment order
iik-kambiyo-imza | Negotiable instruments: objection to the signature | Service of the payment order
iik-kambiyo-borc | Negotiable instruments: objection to the debt | Service of the payment order
iik-kambiyo-iflas-itiraz | Bankruptcy on negotiable instruments: objection and complaint | Service of the payment order
iik-iflas-alacak-kayit | Registration of claims in bankruptcy | Announcement
iik-iflas-sira-cetveli | Action against the ranking of creditors in bankruptcy | Announcement of the ranking
iik-ihtiyati-haciz-infaz | Request to carry out a precautionary attachment | The making of the decision
iik-ihtiyati-haciz-tamamlama | Completion of a precautionary attachment (enforcement or action) | The attachment, or service of its record
iik-ihtiyati-haciz-hukum | Precautionary attachment: enforcement after the judgment | Service of the judgment
iik-ihtiyati-haciz-itiraz | Objection to a precautionary attachment | The attachment, or service of its record
iik-kira-itiraz | Objection in enforcement of rent | Service of the payment order
iik-kira-itiraz-kaldirma | Removal of an objection in enforcement of rent | Service of the objection
iik-kira-tahliye | Request for eviction in enforcement of rent | End of the time of the warning
iik-tahliye-taahhut | Eviction by enforcement at the end of the lease | End of the lease
iik-tahliye-emri | Eviction order: vacating the premises | Service of the eviction order
iik-tahliye-itiraz | Objection to an eviction order | Service of the eviction order
iik-iptal-davasi | Avoidance action | Day of the disposition
iik-ivazsiz-tasarruf | Look-back period for gratuitous dispositions | Certificate of insolvency, or bankruptcy
iik-konkordato-itiraz | Objection to the moratorium of a composition (final) | Announcement
iik-konkordato-alacak | Notice of claims in a composition | Announcement
iik-konkordato-istinaf | Appeal against a decision on a composition | Service (for creditors the announcement)
iik-konkordato-kesin-muhlet | Definite moratorium of a composition | The decision
iik-konkordato-cekismeli | Action on a disputed claim (composition) | Announcement of the confirmation
iik-ceza-sikayet | Complaint of an enforcement offence | Knowledge of the act
iik-ceza-sikayet-azami | Complaint of an enforcement offence (outer limit) | Commission of the act
iik-hapis-itiraz | Objection to coercive or disciplinary detention | Service of the decision
iik-istinaf | Appeal against a decision of the enforcement court | Service of the decision
iik-temyiz | Cassation appeal in enforcement matters | Service of the decision
iik-memur-tazminat | Fault of an enforcement officer: damages (from knowledge) | Knowledge of the damage
7155-itiraz | Objection to a payment order on a subscription contract | Service of the payment order
7155-haciz | Request for attachment on a subscription contract | Service of the payment order
`
