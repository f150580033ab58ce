/** What may stand right beside a name and says something of its bearer, or leads to them. */
export const besideNames =
  /[除外其走停辞离换替到减退调加先报来去进入出不没做干要缓暂休已也都说是和跟与的了改补续等待请叫找转回上下撤删掉在男女病假于由给让对向为同被把将从及还另那这有就顶接连算前后左右他她我你您俩能会可再又才只别全今明昨月年日号工因提想最办两三几个人自]/u;
