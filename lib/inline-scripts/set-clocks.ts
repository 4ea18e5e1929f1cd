/**
 * A script that sets the times of a stored page to the viewer's own clock before they are painted, as
 * `formatTime` writes them; the page itself only knows the clocks of the places.
 *
 * @param pattern how the page's language writes a time of day
 */
export const setClocksScript = (pattern: string) => `
document.querySelectorAll('time[data-clock]').forEach(function(t){
var d=new Date(t.dateTime),h=d.getHours(),m=d.getMinutes();
t.textContent=${JSON.stringify(pattern)}.replace(/\\[(.*?)\\]|H|h|mm|a/g,function(k,s){
return k=='H'?h:k=='h'?h%12||12:k=='mm'?(m<10?'0':'')+m:k=='a'?h<12?'am':'pm':s})})`
