/** Texts of the notes above results and beside articles. Turkish is the source. */
export const noticesTr = {
  notice: {
    direct: { decision: 'Aradığınız karar', law: 'Aradığınız kanun', article: 'Aradığınız madde' },
    from: {
      turkey: { decision: 'Türkiye kararı', law: 'Türkiye mevzuatı', article: 'Türkiye mevzuatı' },
      kktc: { decision: 'KKTC kararı', law: 'KKTC mevzuatı', article: 'KKTC mevzuatı' },
    },
    open: 'Metni aç',
    repealed: '{{law}} yürürlükte değil.',
    replaced: 'Yerini {{date}} tarihinde {{law}} aldı.',
    counterpart: 'Karşılığı:',
    notHeld: '{{law}} metni veri tabanında yok.',
    noArticle: '{{of}} {{article}} maddesi yok; son maddesi {{last}}.',
    notAmongHeld: '{{of}} veri tabanındaki metninde {{article}} madde yok.',
    sameNumber: 'Aynı numarayı taşıyan madde:',
    missing: '{{court}} {{number}} sayılı karar veri tabanında yok.',
    missingNumber: '{{number}} sayılı karar veri tabanında yok.',
    ofYear: '{{court}}: {{year}} kararları',
    ofChamber: '{{court}} kararları',
    weak: 'Sözcüklerin tümünü içeren kararlar var, ama sözcükler hiçbirinde birlikte geçmiyor; sonuçlar konuyla ilgisiz olabilir. Daha az sözcükle ya da kanundaki terimle arayın.',
    remark: {
      lone_article:
        'Hangi kanunun maddesi olduğu anlaşılmadı. Kanunu da yazın: “AvK 164/son” ya da “1136 m. 164”.',
      wildcard:
        'Soru işareti bir harfin yerine geçmez, tek harften sonra yıldız da aranmaz. Sözcüğün başından en az iki harf ve yıldız yazın: “kir*”, “tazm*”.',
      nearness:
        'YAKIN ya da NEAR iki sözcük arasında ve 1’den 50’ye bir sayıyla yazılır: “kira NEAR/5 tahliye”. Öteki sözcükler arandı.',
      broken_number: 'Esas ya da karar numarası eksik. Yılı ve sıra numarasını birlikte yazın: “2015/36323”.',
    },
    unfit:
      'Bu konuda karar bulunamadı: aramanın en ayırt edici sözcükleri hiçbir kararda birlikte geçmiyor. Aşağıdakiler sözcüklerin yalnız bir bölümünü içeriyor. Kanundaki terimle ya da daha genel sözcüklerle arayın.',
    namesake: 'Eski {{law}} kastediliyorsa karşılığı:',
    openLaw: 'Kanunu aç',
    didYouMean: 'Şunu mu demek istediniz:',
    apart: {
      decisions:
        'Aramadaki terimi aynen içeren ve öteki sözcüklere de uyan karar yok; sözcüklerin tümünü içerenler gösteriliyor.',
      laws: 'Aramadaki terimi aynen içeren ve öteki sözcüklere de uyan madde yok; sözcüklerin tümünü içerenler gösteriliyor.',
    },
    most: {
      decisions: 'Tüm sözcükleri içeren karar yok; çoğunu içerenler gösteriliyor.',
      laws: 'Tüm sözcükleri içeren madde yok; çoğunu içerenler ve konuya yakın olanlar gösteriliyor.',
    },
    any: {
      decisions: 'Tüm sözcükleri içeren karar yok; en az birini içerenler gösteriliyor.',
      laws: 'Tüm sözcükleri içeren madde yok; bir bölümünü içerenler ve konuya yakın olanlar gösteriliyor.',
    },
    question: {
      decisions: 'Cümle olarak arandı; sözcüklerinden en az birini içeren kararlar gösteriliyor.',
      laws: 'Cümle olarak arandı; sözcüklerinden en az birini içeren maddeler gösteriliyor.',
    },
    near_one: 'Sözcüklerin tümü {{shown}} maddede geçiyor; ötekiler konuya yakın maddelerdir.',
    near_other: 'Sözcüklerin tümü {{shown}} maddede geçiyor; ötekiler konuya yakın maddelerdir.',
    narrow: 'Yalnız tümünü içerenler',
    nothing: { decisions: 'Bu aramaya uyan karar yok.', laws: 'Bu aramaya uyan madde yok.' },
    undated_one: '{{shown}} karar, tarihi bilinmediği için tarih filtresinin dışında kaldı.',
    undated_other: '{{shown}} karar, tarihi bilinmediği için tarih filtresinin dışında kaldı.',
    few: 'Sözcüklerin hepsini içeren çok az karar var.',
    showUndated: 'Göster',
    filtersLeft: 'Filtreler öteki ülkede geçerli olmadığı için kaldırıldı.',
    shortened: 'Arama çok uzun olduğu için yalnız baştaki sözcükler arandı.',
  },
  repeal: {
    repealed: 'Mülga',
    annulled: 'İptal edildi',
    since: '{{name}} · {{since}}',
    by: '{{law}} sayılı Kanunla yürürlükten kaldırıldı.',
  },
}
