/** Characters of traditional writing that messages use round names and numbers, each with its simplified form behind it. */
const pairs =
  '們们個个來来這这說说買买賣卖員员廠厂車车電电機机長长馬马門门間间開开關关東东業业務务產产動动單单號号碼码護护證证據据鄉乡麗丽劉刘陳陈張张黃黄趙赵吳吴孫孙楊杨許许鄭郑謝谢韓韩馮冯鄧邓葉叶萬万錢钱嚴严湯汤蕭萧鍾钟譚谭陸陆賈贾鄒邹閻阎龍龙賀贺顧顾龔龚聽听點点應应該该辦办離离職职辭辞補补換换頂顶還还沒没後后幾几進进場场實实際际倉仓庫库裝装運运輸输銷销紗纱紡纺織织縫缝紉纫鐵铁銅铜鋼钢鋁铝燈灯線线隊队組组總总經经禮礼週周費费險险參参報报請请讓让給给過过達达遠远邊边對对錯错誤误隨随幫帮煩烦兩两樓楼廳厅飯饭館馆衛卫潔洁園园縣县區区廣广蘇苏滬沪寧宁紹绍興兴嘉嘉儲储蓄蓄華华訊讯無无錫锡陽阳濱滨潤润澤泽衝冲壓压焊焊銲焊噴喷塗涂質质檢检驗验貨货揀拣裡里裏里為为從从與与將将別别時时間间現现銀银係系嗰那喺在咗了佢他哋们嘅的啱对返回搵找冇没睇看揾找';

const simple = new Map(Array.from(pairs.match(/../gu) ?? [], ([from = '', to = '']) => [from, to] as const));

/** A text in simplified characters, as many as before. */
export const simplified = (text: string): string =>
  /[們個來這說買員廠車電機長號碼證職進聽應該點還沒後唔嗰係喺聯體導設備於報單維區廠]/u.test(text)
    ? text.replace(/\p{Script=Han}/gu, (character) => simple.get(character) ?? character)
    : text;
