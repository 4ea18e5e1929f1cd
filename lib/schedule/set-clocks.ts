/**
 * Sets the times of a stored page to the viewer's own clock before they are painted, in the form of
 * `formatTime`; the page itself only knows the clocks of the places.
 */
export const SET_CLOCKS = `
document.querySelectorAll('time[data-clock]').forEach(function(t){
var d=new Date(t.dateTime),h=d.getHours(),m=d.getMinutes();
t.textContent=(h%12||12)+':'+(m<10?'0':'')+m+(h<12?'am':'pm')})`
